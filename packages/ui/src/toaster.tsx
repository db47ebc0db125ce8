import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import { createRoot } from 'react-dom/client'
import { toast as sonner, Toaster } from 'sonner'

export { sonner }

// Its own root: messages outlive the page that sent them, and no page waits for this code.
const host = document.body.appendChild(document.createElement('div'))
createRoot(host).render(
  <Toaster
    position="top-center"
    offset={80}
    gap={10}
    visibleToasts={3}
    icons={{
      success: <CircleCheck size={20} />,
      info: <Info size={20} />,
      warning: <TriangleAlert size={20} />,
      error: <CircleX size={20} />,
    }}
    toastOptions={{ unstyled: true, classNames: { toast: 'toast' } }}
  />,
)
