/** Columns of a chosen file that are shown: a list has a handful, and a page no room for a hundred. */
export const SHOWN_COLUMNS = 16
