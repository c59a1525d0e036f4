import { createFileRoute } from '@tanstack/react-router'
import { PresaleCreatePage } from '../../presale/create/presale-create-page.tsx'

export const Route = createFileRoute('/presale/private-create')({
  component: () => <PresaleCreatePage kind="private" />,
})
