/** Takes one issue of a draft or a form: its field, its code, and the numbers that the code's text needs. */
export type FieldIssueCollector<Field extends string> = (
  field: Field,
  code: string,
  args?: Readonly<Record<string, bigint | number | string>>,
) => void
