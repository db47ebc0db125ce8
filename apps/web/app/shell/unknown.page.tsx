import { redirect } from 'react-router'

/** Addresses that lead nowhere go home. The server answers the same before it renders. */
export const loader = () => redirect('/')
export const clientLoader = () => redirect('/')

export default function UnknownPage() {
  return null
}
