import { createFileRoute } from '@tanstack/react-router'
import { KindPage } from '../../badges/kind-page.tsx'

const Page = () => <KindPage kind="audit" />

export const Route = createFileRoute('/kyc/audit')({ component: Page })
