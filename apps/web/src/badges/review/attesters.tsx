import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { TextField } from '@slipway/ui/text-field'
import { accountErrorText } from '../../accounts/account-error-text.ts'
import { useActionForm } from '../../action/use-action-form.ts'
import classes from '../badges.module.css'
import { noUnit, readAttesterForm } from './read-review.ts'
import { reviewApi } from './review-session.ts'
import { type ReviewAct, useAttesters, useReviewAct } from './use-review.ts'

function NameForm({ acts }: { acts: ReviewAct }) {
  const form = useActionForm(noUnit, { address: '', name: '' }, readAttesterForm, (params) => {
    void acts.act(() => reviewApi.nameAttester(params)).then((isDone) => isDone && form.reset())
  })
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit} {...acts.entry}>
      <TextField
        label={m.badgereview_attester_address()}
        rule={m.badgereview_attester_address_rule()}
        {...form.inputProps('address')}
      />
      <TextField
        label={m.badgereview_attester_who()}
        rule={m.badgereview_attester_who_rule()}
        {...form.inputProps('name')}
      />
      <Button type="submit" loading={acts.isBusy} className={classes.submit}>
        {m.badgereview_attester_name()}
      </Button>
    </form>
  )
}

/** Wallets whose attestations of badges this site stands for. */
export function Attesters() {
  const { data, isError, error } = useAttesters()
  const acts = useReviewAct()
  const problem = acts.problem ?? (isError ? accountErrorText(error) : undefined)
  return (
    <Panel title={m.badgereview_attesters()} description={m.badgereview_attesters_text()}>
      {problem && (
        <NoticeBox tone="bad" role="alert">
          {problem}
        </NoticeBox>
      )}
      {data?.attesters.length === 0 && (
        <p className={classes.quiet}>{m.badgereview_attesters_none()}</p>
      )}
      <ul className={classes.list}>
        {data?.attesters.map(({ address, name, removedAt }) => (
          <li key={address} className={classes.row}>
            <strong>{name}</strong>
            <AddressText address={address as `0x${string}`} />
            {removedAt !== null ? (
              <span className={classes.quiet}>{m.badgereview_attester_removed()}</span>
            ) : (
              <Button
                variant="default"
                size="compact-sm"
                disabled={acts.isBusy}
                aria-label={m.badgereview_attester_remove_one({ name })}
                onClick={() => void acts.act(() => reviewApi.removeAttester(address))}
              >
                {m.badgereview_attester_remove()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <NameForm acts={acts} />
    </Panel>
  )
}
