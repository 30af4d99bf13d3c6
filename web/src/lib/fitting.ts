/** How large tiles can be, and in which rows they lie, so that all of them find room. */

/** The height of a tile, as a multiple of its width. */
export const TALL = 1.85;

/** Tiles that stay side by side. */
export interface Block {
  size: number;
  /** Before it, where it does not begin a row. */
  gap: number;
}

/** Blocks of which the first begins a row. */
export type Section = readonly Block[];

export interface Room {
  width: number;
  height: number;
  /** Above each row. */
  above: number;
  /** The narrowest and the widest that a tile may be. */
  least: number;
  most: number;
}

export interface Fit {
  /** The width of a tile. */
  tile: number;
  /** The rows of each section, each row the places of its blocks. */
  rows: number[][][];
}

const STEP = 0.5;

function rowsOf(section: Section, tile: number, width: number): number[][] {
  const rows: number[][] = [];
  let used = Infinity;
  section.forEach(({ size, gap }, place) => {
    used += gap + size * tile;
    if (used > width) {
      rows.push([]);
      used = size * tile;
    }
    rows[rows.length - 1]?.push(place);
  });
  return rows;
}

/** The largest tiles with which all blocks fit; the smallest allowed where none do. */
export function fitted(sections: readonly Section[], room: Room): Fit {
  const widest = Math.max(1, ...sections.flat().map(({ size }) => size));
  for (let tile = room.most; ; tile -= STEP) {
    const rows = sections.map((section) => rowsOf(section, tile, room.width));
    const deep = rows.flat().length * (tile * TALL + room.above);
    const fits = deep <= room.height && widest * tile <= room.width;
    if (fits || tile - STEP < room.least) return { tile, rows };
  }
}
