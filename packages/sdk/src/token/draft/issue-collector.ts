import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import type { TokenDraftField } from '../types.ts'

/** Takes one issue of a token's draft or form. */
export type IssueCollector<Field extends string = TokenDraftField> = FieldIssueCollector<Field>
