type CellArgs = Readonly<Record<string, bigint | number | string>>

/**
 * What a list says of a cell. A cell that is not there is named by its column: a line has several, and nobody sees which is
 * meant.
 */
export function listCellIssue(
  column: string,
  code: string,
  args: CellArgs,
): { readonly code: string; readonly args: CellArgs } {
  return code === 'Input_Required' ? { code: 'List_CellEmpty', args: { column } } : { code, args }
}
