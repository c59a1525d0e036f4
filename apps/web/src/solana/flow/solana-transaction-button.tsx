import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useEffect } from 'react'
import { LatePart } from '../../shell/late-part.tsx'
import { lazyPart } from '../../shell/lazy-part.ts'
import classes from '../../transaction/transactions.module.css'
import { useWalletStore } from '../wallet/wallet-store.ts'
import { followPending } from './follow-record.ts'
import { followOtherTabs, useRecordStore } from './record-store.ts'

const SolanaTransactionDrawer = lazyPart(() => import('./solana-transaction-drawer.tsx'))

/** Opens the list of transactions on Solana, and goes on following those that an earlier page has sent. */
export function SolanaTransactionButton() {
  const [isOpen, drawer] = useDisclosure()
  const account = useWalletStore((state) => state.account)
  const records = useRecordStore((state) => state.records)
  const count = records.filter(
    (one) => one.status === 'pending' && one.account === account?.address,
  ).length
  const label = count > 0 ? m.transaction_button_pending({ count }) : m.transaction_button()
  useEffect(followOtherTabs, [])
  useEffect(followPending, [])
  return (
    <>
      <ActionIcon className={classes.button} aria-label={label} title={label} onClick={drawer.open}>
        <IconArrowsExchange size={19} stroke={1.6} />
        {count > 0 && <span className={classes.count}>{count}</span>}
      </ActionIcon>
      {isOpen && (
        <LatePart>
          <SolanaTransactionDrawer onClose={drawer.close} />
        </LatePart>
      )}
    </>
  )
}
