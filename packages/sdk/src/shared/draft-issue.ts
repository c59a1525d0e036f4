/**
 * One thing that is wrong with a form, the same shape from the schema, from the check against the chain
 * and from the API. The code is the contract's error name where the contract knows the rule, else a code of the SDK.
 */
export interface DraftIssue<Field extends string = string> {
  /** The form field it belongs to, or `form` when it belongs to none. */
  readonly field: Field | 'form'
  readonly code: string
  /** The error's arguments by their ABI names. */
  readonly args: Readonly<Record<string, bigint | number | string>>
}
