import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { mappingLimits } from '@slipway/sdk/airdrop/mapping/mapping-limits'
import type { AirdropContracts } from '@slipway/sdk/airdrop/types'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useState } from 'react'
import { type Address, isAddress } from 'viem'
import { useConnection } from 'wagmi'
import { useActionForm } from '../../action/use-action-form.ts'
import { useOpenReview } from '../../action/use-open-review.ts'
import { toLocalInput } from '../../form/local-time.ts'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { useReview } from '../../transaction/use-review.tsx'
import { AirdropFee } from '../shared/airdrop-fee.tsx'
import { createMappingPlan } from './create-mapping-plan.ts'
import classes from './mapping.module.css'
import { MappingCreated } from './mapping-created.tsx'
import { MappingFields } from './mapping-fields.tsx'
import { readMappingForm } from './mapping-form-reading.ts'
import { MappingPreview } from './mapping-preview.tsx'
import { useFormToken } from './use-form-token.ts'

const noUnit = { symbol: '', decimals: 18 }

const emptyForm = (now: number) => ({
  origin: '',
  target: '',
  rate: '1',
  startTime: '',
  endTime: toLocalInput(Math.ceil((now + mappingLimits.usualSeconds) / 60) * 60),
  pool: '',
  ipfsKey: '',
})

/** Creates a mapping of an old token to a new one. */
export default function MappingForm({ contracts }: { contracts: AirdropContracts }) {
  const [made, setMade] = useState<Address | null>(null)
  if (made) return <MappingCreated airdrop={made} onAgain={() => setMade(null)} />
  return <Form contracts={contracts} onMade={setMade} />
}

interface FormProps {
  contracts: AirdropContracts
  onMade: (airdrop: Address) => void
}

function Form({ contracts, onMade }: FormProps) {
  const { address: account } = useConnection()
  const now = useChainNow()
  const [initial] = useState(() => emptyForm(now))
  const [addresses, setAddresses] = useState({ origin: '', target: '' })
  const origin = useFormToken(addresses.origin, account)
  const target = useFormToken(addresses.target, account)
  const review = useReview(({ steps }) => {
    const airdrop = steps.at(-1)?.result?.airdrop
    if (typeof airdrop === 'string' && isAddress(airdrop)) onMade(airdrop)
  })
  const units = { token: target.facts ?? noUnit, currency: origin.facts ?? noUnit }
  const opening = useOpenReview({ ...units, open: review.open })
  const form = useActionForm(
    units.token,
    initial,
    (values) =>
      readMappingForm(values, {
        now,
        originDecimals: origin.facts?.decimals,
        targetDecimals: target.facts?.decimals,
      }),
    (draft) => {
      const [old, next] = [origin.facts, target.facts]
      if (!account || !old || !next) return
      void opening.open(() =>
        createMappingPlan({ contracts, draft, account, origin: old, target: next }),
      )
    },
    units.currency,
  )
  const { values } = form
  if (values.origin !== addresses.origin || values.target !== addresses.target)
    setAddresses({ origin: values.origin, target: values.target })
  const isKnown = origin.facts !== undefined && target.facts !== undefined
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit} {...opening.entry}>
      <MappingFields form={form} origin={origin} target={target} />
      <MappingPreview reading={form.reading} origin={origin.facts} target={target.facts} />
      <Panel>
        {opening.problem && (
          <NoticeBox tone="warn" role="alert">
            {opening.problem}
          </NoticeBox>
        )}
        <div className={classes.actions}>
          <AirdropFee contracts={contracts} kind="mapping" />
          {account ? (
            <Button
              type="submit"
              size="md"
              loading={opening.isPreparing}
              disabled={form.reading.ok && !isKnown}
            >
              {m.mapping_create_submit()}
            </Button>
          ) : (
            <ConnectButton size="md" />
          )}
        </div>
      </Panel>
      {review.dialog}
    </form>
  )
}
