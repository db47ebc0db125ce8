import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { offline } from './offline.config.ts'

/** Few files instead of one per shared module: a page is the frame, the site's shared part, and its own code. */
const groups = [
  { name: 'frame', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  {
    name: 'site',
    // Scripts alone: a style sheet stays with the pages that ask for it.
    test: /\/(apps\/web\/app|packages\/(ui|contract)\/src|lucide-react)\/.*(?<!\.css)$/,
    minShareCount: 2,
    priority: 1,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), offline()],
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
    },
    ssr: {
      build: { rolldownOptions: { input: './app/server.ts' } },
      // One self-contained file: no module lookups at start, and React's production build whatever NODE_ENV says.
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
  build: { assetsInlineLimit: 0, target: 'es2023' },
}))
