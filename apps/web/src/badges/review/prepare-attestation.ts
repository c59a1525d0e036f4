import type { Badge } from '@slipway/api-client'
import type { AttestationContracts } from '@slipway/chains'
import { formatTime, m } from '@slipway/messages'
import { attestationFlows } from '@slipway/sdk/badges/attestation/attestation-flows'
import { getRegisteredSchema } from '@slipway/sdk/badges/attestation/get-registered-schema'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { type Address, type Hex, isAddressEqual } from 'viem'
import { PlanRefused } from '../../action/plan-refused.ts'
import { badgeApi } from '../../core/badge-api.ts'
import { readClient } from '../../core/read-client.ts'
import { showPlan } from '../../transaction/show-plan.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { badgeKinds } from '../badge-labels.ts'

const subjectOf = ({ address }: Badge) => shortenAddress(address as Address)

/** What the review says of a badge: nothing but what everybody reads already. */
const factsOf = (badge: Badge) => [
  { label: m.badgereview_attest_about(), value: badge.address, address: badge.address as Address },
  { label: m.badges_issuer(), value: badge.issuer },
  { label: m.badges_scope(), value: badge.scope },
  ...(badge.report ? [{ label: m.badges_report(), value: badge.report }] : []),
  { label: m.badges_bound_code(), value: badge.boundTo.codeHash },
  {
    label: m.badges_bound_owner(),
    value: badge.boundTo.owner,
    address: badge.boundTo.owner as Address,
  },
  { label: m.badges_expires(), value: formatTime(badge.expiresAt) },
]

/**
 * The attestation of a badge as the review shows it.
 * @throws {PlanRefused} where nobody would believe the wallet
 * @throws {RpcUnavailable} and its kin when no node answers
 */
export async function prepareAttestation(
  badge: Badge,
  contracts: AttestationContracts,
  account: Address,
): Promise<ShownPlan> {
  const [{ attesters }, registered] = await Promise.all([
    badgeApi.listAttesters(),
    getRegisteredSchema(readClient, contracts.schemaRegistry),
  ])
  const isTrusted = attesters.some(
    ({ address, removedAt }) => removedAt === null && isAddressEqual(address as Address, account),
  )
  if (!isTrusted) throw new PlanRefused(m.badgereview_attest_untrusted())
  const needsSchema = registered === undefined
  const { address, kind, issuer, scope, report, expiresAt, boundTo } = badge
  return showPlan({
    // What the index and this server say beside it is no part of the attestation.
    plan: planTransaction(attestationFlows.attestBadge, {
      contracts,
      badge: { address, kind, issuer, scope, report, expiresAt, boundTo },
      needsSchema,
    }),
    label: {
      kind: 'badge_attest',
      subject: subjectOf(badge),
      contract: badge.address as Address,
    },
    review: {
      title: m.badgereview_attest(),
      gets: [{ label: m.badges_attested(), value: badgeKinds[badge.kind].name() }],
      facts: factsOf(badge),
      permanent: [
        ...(needsSchema ? [m.badgereview_attest_first()] : []),
        m.badgereview_attest_public(),
      ],
    },
    done: () => m.badgereview_attest_done(),
  })
}

/** The revocation of what was attested for a badge as the review shows it. */
export function prepareRevocation(badge: Badge, eas: Address, uid: string): ShownPlan {
  return showPlan({
    plan: planTransaction(attestationFlows.revokeAttestation, { eas, uid: uid as Hex }),
    label: {
      kind: 'badge_revoke',
      subject: subjectOf(badge),
      contract: badge.address as Address,
    },
    review: {
      title: m.badgereview_revoke(),
      facts: [
        {
          label: m.badgereview_attest_about(),
          value: badge.address,
          address: badge.address as Address,
        },
        { label: m.badges_attested_uid(), value: uid },
      ],
      permanent: [m.badgereview_attest_public()],
    },
    done: () => m.badgereview_revoke_done(),
  })
}
