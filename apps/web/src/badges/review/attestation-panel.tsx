import { Button } from '@mantine/core'
import type { Badge } from '@slipway/api-client'
import type { AttestationContracts } from '@slipway/chains'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { TextField } from '@slipway/ui/text-field'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { useActionForm } from '../../action/use-action-form.ts'
import { useOpenReview } from '../../action/use-open-review.ts'
import { activeChain } from '../../core/active-chain.ts'
import { useEntryChain } from '../../core/use-entry-chain.ts'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { useReview } from '../../transaction/use-review.tsx'
import { AttestationFacts } from '../attestation-facts.tsx'
import classes from '../badges.module.css'
import { isToBeRevoked } from './is-to-be-revoked.ts'
import { prepareAttestation, prepareRevocation } from './prepare-attestation.ts'
import { noUnit, readUidForm } from './read-review.ts'
import { reviewApi } from './review-session.ts'
import { type ReviewAct, useReviewAct } from './use-review.ts'

interface SendButtonProps {
  label: string
  isBusy: boolean
  plan: (account: Address) => ShownPlan | Promise<ShownPlan>
  /** Receives the UID that the transaction proved. */
  onDone: (uid: string) => void
}

/** The way to the review of one transaction; asks for a wallet first. */
function SendButton({ label, isBusy, plan, onDone }: SendButtonProps) {
  const { address } = useConnection()
  const review = useReview(({ steps }) => onDone(String(steps.at(-1)?.result?.uid ?? '')))
  const opening = useOpenReview({ open: review.open, token: noUnit })
  return (
    <>
      {opening.problem && (
        <NoticeBox tone="warn" role="alert">
          {opening.problem}
        </NoticeBox>
      )}
      {address ? (
        <Button
          className={classes.submit}
          loading={opening.isPreparing || isBusy}
          onClick={() => void opening.open(() => plan(address))}
        >
          {label}
        </Button>
      ) : (
        <ConnectButton className={classes.submit} label={m.badgereview_attest_connect()} />
      )}
      {review.dialog}
    </>
  )
}

function Attest({ badge, contracts }: { badge: Badge; contracts: AttestationContracts }) {
  const acts = useReviewAct()
  const { act, isBusy, problem } = acts
  const record = (uid: string) => void act(() => reviewApi.recordAttestation(badge.id, uid))
  return (
    <Panel title={m.badgereview_attest()} description={m.badgereview_attest_text()}>
      <div className={classes.form}>
        {problem && (
          <NoticeBox tone="bad" role="alert">
            {problem}
          </NoticeBox>
        )}
        <SendButton
          label={m.badgereview_attest_button()}
          isBusy={isBusy}
          plan={(account) => prepareAttestation(badge, contracts, account)}
          onDone={record}
        />
        <RecordForm acts={acts} onUid={record} />
      </div>
    </Panel>
  )
}

function Attested({ badge, contracts }: { badge: Badge; contracts: AttestationContracts }) {
  const { act, isBusy } = useReviewAct()
  const { attestation } = badge
  if (!attestation) return null
  const isWanted = isToBeRevoked(badge)
  return (
    <Panel title={isWanted ? m.badgereview_revoke() : m.badges_attested()}>
      <div className={classes.form}>
        {isWanted ? (
          <NoticeBox tone="warn">{m.badgereview_revoke_text()}</NoticeBox>
        ) : (
          <p className={classes.quiet}>
            {attestation.revokedAt === null
              ? m.badgereview_attest_stands()
              : m.badgereview_attest_revoked()}
          </p>
        )}
        <AttestationFacts badge={badge} attestation={attestation} />
        {isWanted && (
          <SendButton
            label={m.badgereview_revoke_button()}
            isBusy={isBusy}
            plan={() => prepareRevocation(badge, contracts.eas, attestation.uid)}
            // Nothing to hand over: the server looks by itself.
            onDone={() => void act(async () => undefined)}
          />
        )}
      </div>
    </Panel>
  )
}

/** What is attested on chain for a badge, on networks that have the service: attest, record, revoke. */
export function AttestationPanel({ badge }: { badge: Badge }) {
  const chain = useEntryChain(badge.chainId)
  if (!chain?.attestations) return null
  if (chain.chainId !== activeChain.chainId) {
    const network = chain.name
    return (
      <Panel title={m.badgereview_attest()}>
        <p className={classes.quiet}>{m.badgereview_attest_elsewhere({ network })}</p>
        <a href={`/kyc/review?chain=${chain.shortname}`}>
          {m.badgereview_attest_open({ network })}
        </a>
      </Panel>
    )
  }
  const { attestations: contracts } = chain
  const isOpen = badge.attestation === null || badge.attestation.revokedAt !== null
  return (
    <>
      <Attested badge={badge} contracts={contracts} />
      {isOpen && badge.state === 'valid' && <Attest badge={badge} contracts={contracts} />}
    </>
  )
}

/** Records what was attested already, by its number. */
function RecordForm({ acts, onUid }: { acts: ReviewAct; onUid: (uid: string) => void }) {
  const form = useActionForm(noUnit, { uid: '' }, readUidForm, onUid)
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit} {...acts.entry}>
      <p className={classes.quiet}>{m.badgereview_attest_record_text()}</p>
      <TextField
        label={m.badges_attested_uid()}
        rule={m.badgereview_attest_uid_rule()}
        {...form.inputProps('uid')}
      />
      <Button type="submit" variant="default" disabled={acts.isBusy} className={classes.submit}>
        {m.badgereview_attest_record()}
      </Button>
    </form>
  )
}
