import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { toLocalInput } from '../../form/local-time.ts'
import classes from './create.module.css'
import { useNftForm } from './nft-form-context.ts'
import { emptyNftForm, type NftFormValues } from './nft-form-values.ts'

const DAY = 86_400

/** Common cases: what each sets; everything else stays as it was typed. */
const starts: readonly {
  readonly title: () => string
  readonly values: (now: number) => Partial<NftFormValues>
}[] = [
  {
    title: m.nftmake_quick_free,
    values: () => ({ mintFee: '0', cap: '5', hasList: false, start: 'now' }),
  },
  {
    title: m.nftmake_quick_list,
    values: (now) => ({
      hasList: true,
      cap: '5',
      start: 'date',
      listStart: toLocalInput(now + DAY),
      publicStart: toLocalInput(now + 2 * DAY),
    }),
  },
  { title: m.nftmake_quick_owner, values: () => ({ mintMethod: 'owner' }) },
]

/** Fills the rules of a common case in. */
export function QuickStarts() {
  const { form, getNow } = useNftForm()
  return (
    <div className={classes.presets}>
      <span className={classes.muted}>{m.nftmake_quick()}</span>
      {starts.map(({ title, values }) => (
        <Button
          key={title()}
          size="compact-sm"
          variant="default"
          onClick={() => {
            const { mintMethod, payment } = emptyNftForm
            form.setValues({ mintMethod, payment, ...values(getNow()) })
            form.clearErrors()
          }}
        >
          {title()}
        </Button>
      ))}
    </div>
  )
}
