import { m } from '@slipway/messages'
import type { MilestoneKind } from './build-timeline.ts'

const words: Readonly<Record<MilestoneKind, readonly [past: () => string, coming: () => string]>> =
  {
    created: [m.template_dossier_created, m.template_dossier_created],
    mintDisabled: [m.template_dossier_mint_disabled, m.template_dossier_mint_disabled],
    'presale-created': [m.template_dossier_presale_created, m.template_dossier_presale_created],
    'presale-opened': [m.template_dossier_presale_opened, m.template_dossier_presale_opens],
    'presale-ended': [m.template_dossier_presale_ended, m.template_dossier_presale_ends],
    'presale-finalized': [
      m.template_dossier_presale_finalized,
      m.template_dossier_presale_finalized,
    ],
    'presale-canceled': [m.template_dossier_presale_canceled, m.template_dossier_presale_canceled],
    liquidity: [m.template_dossier_liquidity, m.template_dossier_liquidity],
    launched: [m.template_dossier_launched, m.template_dossier_launched],
    renounced: [m.template_dossier_renounced, m.template_dossier_renounced],
    'handed-over': [m.template_dossier_handed_over, m.template_dossier_handed_over],
    unlock: [m.template_dossier_unlock, m.template_dossier_unlock],
    'unlock-liquidity': [m.template_dossier_unlock_liquidity, m.template_dossier_unlock_liquidity],
  }

/** A milestone in words, as past or as to come. */
export const milestoneLabels = (kind: MilestoneKind, isPast: boolean): string =>
  words[kind][isPast ? 0 : 1]()
