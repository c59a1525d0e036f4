import type { BadgeApplication } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { documentRoles, endReasons } from '../badge-labels.ts'

type Step = BadgeApplication['trail'][number]

const acts: Readonly<Record<Step['act'], () => string>> = {
  created: m.badgereview_act_created,
  changed: m.badgereview_act_changed,
  documentAdded: m.badgereview_act_documentadded,
  documentRemoved: m.badgereview_act_documentremoved,
  submitted: m.badgereview_act_submitted,
  retracted: m.badgereview_act_retracted,
  taken: m.badgereview_act_taken,
  moreWanted: m.badgereview_act_morewanted,
  granted: m.badgereview_act_granted,
  refused: m.badgereview_act_refused,
  withdrawn: m.badgereview_act_withdrawn,
  dropped: m.badgereview_act_dropped,
  replaced: m.badgereview_act_replaced,
  attested: m.badgereview_act_attested,
  attestationRevoked: m.badgereview_act_attestationrevoked,
  forgotten: m.badgereview_act_forgotten,
}

const actors: Readonly<Record<Step['actor'], () => string>> = {
  applicant: m.badgereview_actor_applicant,
  operator: m.badgereview_actor_operator,
  server: m.badgereview_actor_server,
}

/** One step of the trail as a line. */
export const stepText = ({ act, actor }: Step): string =>
  m.badgereview_step({ act: acts[act](), actor: actors[actor]() })

const wordOf = (words: Readonly<Record<string, () => string>>, code: string): string =>
  (Object.hasOwn(words, code) && words[code]?.()) || code

/** What stands below a step: in words where the server noted a code, else as somebody wrote it. */
export function noteText({ act, note }: Pick<Step, 'act' | 'note'>): string {
  if (act === 'documentAdded' || act === 'documentRemoved') return wordOf(documentRoles, note)
  if (act === 'dropped' || act === 'replaced' || act === 'withdrawn')
    return wordOf(endReasons, note)
  return note
}
