import { ActionIcon } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconArrowsExchange } from '@tabler/icons-react'
import { Suspense, useEffect } from 'react'
import { lazyPart } from '../../core/lazy-part.ts'
import { useOpenedPart } from '../../core/use-opened-part.ts'
import classes from '../../transaction/transactions.module.css'
import { useWalletStore } from '../wallet/wallet-store.ts'
import { followRecords } from './follow-record.ts'
import { followOtherTabs, useRecordStore } from './record-store.ts'

const load = () => import('./solana-transaction-drawer.tsx')
const SolanaTransactionDrawer = lazyPart(load)

/** Opens the list of transactions on Solana, and goes on following those that an earlier page has sent. */
export function SolanaTransactionButton() {
  const { opened, open, close } = useOpenedPart<true>(load)
  const account = useWalletStore((state) => state.account)
  const records = useRecordStore((state) => state.records)
  const count = records.filter(
    (one) => one.status === 'pending' && one.account === account?.address,
  ).length
  const label = count > 0 ? m.transaction_button_pending({ count }) : m.transaction_button()
  useEffect(followOtherTabs, [])
  useEffect(followRecords, [])
  return (
    <>
      <ActionIcon
        className={classes.button}
        aria-label={label}
        title={label}
        onClick={() => open(true)}
      >
        <IconArrowsExchange size={19} stroke={1.6} />
        {count > 0 && <span className={classes.count}>{count}</span>}
      </ActionIcon>
      {opened && (
        <Suspense>
          <SolanaTransactionDrawer onClose={close} />
        </Suspense>
      )}
    </>
  )
}
