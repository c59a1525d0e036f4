import { createFileRoute } from '@tanstack/react-router'
import { KindPage } from '../../badges/kind-page.tsx'

const Page = () => <KindPage kind="safu" />

export const Route = createFileRoute('/kyc/safu')({ component: Page })
