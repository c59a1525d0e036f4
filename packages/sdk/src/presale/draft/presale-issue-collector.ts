import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import type { PresaleDraftField } from '../presale-draft-schema.ts'

/** Takes one issue of a presale's draft. */
export type PresaleIssueCollector = FieldIssueCollector<PresaleDraftField>
