import { createFileRoute } from '@tanstack/react-router'
import { SlotSellPage } from '../../presale/slots/slot-sell-page.tsx'

export const Route = createFileRoute('/whitelist/sell')({ component: SlotSellPage })
