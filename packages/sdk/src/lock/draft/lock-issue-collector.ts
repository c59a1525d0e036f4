import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import type { LockDraftField } from '../lock-draft-schema.ts'

/** Takes one issue of a lock's draft. */
export type LockIssueCollector = FieldIssueCollector<LockDraftField>
