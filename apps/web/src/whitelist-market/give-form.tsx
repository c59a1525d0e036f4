import { m } from '@slipway/messages'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { ActionForm } from '../action/action-form.tsx'
import type { FormContext } from '../action/form-context.ts'
import { resultOrProblems } from '../action/form-result.ts'
import { readWalletAddress } from '../action/read-wallet-address.ts'
import { loadSlotPlans } from './load-slot-plans.ts'

interface GiveFormProps {
  act: FormContext
  slot: { presale: Address; name: string; level: number }
}

/** Gives a slot to another wallet, never to oneself (specification section 5). */
export function GiveForm({ act, slot }: GiveFormProps) {
  const { address: account } = useConnection()
  return (
    <ActionForm
      act={act}
      kind="slot_give"
      id={`slot_give:${slot.presale}`}
      title={m.whitelist_give_title()}
      text={m.whitelist_give_text()}
      open={m.whitelist_give_open()}
      fields={[
        {
          name: 'to',
          label: m.whitelist_give_to(),
          rule: m.whitelist_give_to_rule(),
          kind: 'address',
        },
      ]}
      initial={{ to: '' }}
      read={({ to }) => {
        const reading = readWalletAddress(to)
        const isSelf = reading.address?.toLowerCase() === account?.toLowerCase()
        const oneself = isSelf ? { code: 'Presale_SlotToOneself' } : undefined
        return resultOrProblems({ to: reading.problem ?? oneself }, () => reading.address)
      }}
      finality={m.whitelist_give_permanent()}
      plan={async (to) => (await loadSlotPlans()).giveSlotPlan(slot, to)}
    />
  )
}
