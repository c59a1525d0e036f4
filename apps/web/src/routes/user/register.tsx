import { createFileRoute } from '@tanstack/react-router'
import { RegisterPage } from '../../accounts/register-page.tsx'

export const Route = createFileRoute('/user/register')({ component: RegisterPage })
