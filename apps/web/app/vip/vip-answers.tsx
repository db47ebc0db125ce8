import { useStrings } from '../core/zh.ts'

/** What is asked before paying. */
export function VipAnswers() {
  const t = useStrings().vip
  return (
    <dl className="vip-answers">
      {t.answers.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
