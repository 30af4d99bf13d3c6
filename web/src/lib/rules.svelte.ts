/** Which page of the rule book lies open, if any. */

class OpenPage {
  game = $state<string | null>(null);
  clause = $state<string | null>(null);

  /** Open the rule book of a game, at a clause if one is named. */
  open(game: string, clause: string | null = null): void {
    this.game = game;
    this.clause = clause;
  }

  close(): void {
    this.game = null;
  }
}

export const page = new OpenPage();
