/** Where the lessons are. */

/** The address of the page of a game's lesson. */
export const lessonPage = (game: string) => `/learn/${encodeURIComponent(game)}`;
