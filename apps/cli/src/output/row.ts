/** A line of a result for people: what it is, and its value. */
export type Row = readonly [label: string, value: string]
