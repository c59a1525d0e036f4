import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import type { PoolDraftField } from '../pool-draft-schema.ts'

/** Takes one issue of a pool's draft. */
export type PoolIssueCollector = FieldIssueCollector<PoolDraftField>
