/** Which page of the rule book lies open, if any. */

class OpenPage {
  game = $state<string | null>(null);
  clause = $state<string | null>(null);
  /** How the clause came about at the table: what is shown above it. */
  here = $state<string[]>([]);

  /** Open the rule book of a game, at a clause if one is named; `here` is what it said of this hand. */
  open(game: string, clause: string | null = null, here: string[] = []): void {
    this.game = game;
    this.clause = clause;
    this.here = here;
  }

  close(): void {
    this.game = null;
  }
}

export const page = new OpenPage();
