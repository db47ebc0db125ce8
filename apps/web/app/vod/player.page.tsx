export default function PlayerPage() {
  return null
}
