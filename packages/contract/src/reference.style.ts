/** Style of the reference page: dark, system fonts, nothing loaded from anywhere. */
export const referenceStyle = `
:root { color-scheme: dark; --bg: #0b0d11; --panel: #12161c; --line: #222831; --text: #e8ecf1; --dim: #97a1ae; --accent: #3fd8c6; --gold: #e9c074; }
* { box-sizing: border-box; }
html { scroll-padding-top: 24px; scrollbar-color: #313a46 transparent; }
body { margin: 0; background: var(--bg); color: var(--text); font: 14px/1.7 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
a { color: inherit; text-decoration: none; }
a:hover { color: var(--accent); }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
code, pre { font: 13px/1.65 ui-monospace, "Cascadia Code", Menlo, Consolas, monospace; }
pre { margin: 0; padding: 14px 16px; overflow-x: auto; background: #0d1014; border: 1px solid var(--line); border-radius: 8px; }
pre a { color: var(--accent); }
pre a:hover { text-decoration: underline; }
pre b { font-weight: 500; color: #cfe3ff; }
pre i { font-style: normal; color: var(--gold); }
pre span { color: #8a94a2; }
.page { display: grid; grid-template-columns: 264px minmax(0, 1fr); max-width: 1500px; margin: 0 auto; }
nav { position: sticky; scrollbar-width: thin; top: 0; height: 100vh; overflow-y: auto; padding: 28px 8px 40px 24px; border-right: 1px solid var(--line); }
nav h2 { margin: 18px 0 4px; font-size: 13px; font-weight: 600; }
nav h2 a span { color: var(--dim); font-weight: 400; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav li a { display: block; padding: 1px 8px; border-radius: 6px; color: var(--dim); font-size: 13px; }
nav li a:hover { background: var(--panel); color: var(--text); }
.brand { font-size: 17px; font-weight: 600; }
main { padding: 36px 48px 120px; min-width: 0; }
h1 { margin: 0 0 8px; font-size: 30px; line-height: 1.3; }
main > p, .intro p { max-width: 820px; color: #c3cad3; }
.intro h3 { margin: 22px 0 4px; font-size: 15px; }
section.noun { margin-top: 64px; }
section.noun > h2 { margin: 0 0 18px; padding-bottom: 10px; border-bottom: 1px solid var(--line); font-size: 22px; }
section.noun > h2 span { margin-left: 10px; color: var(--dim); font-size: 15px; font-weight: 400; }
article { margin: 0 0 22px; padding: 20px 22px; background: var(--panel); border: 1px solid var(--line); border-radius: 12px; }
article:target { border-color: var(--accent); }
article h3 { display: flex; flex-wrap: wrap; gap: 10px; align-items: baseline; margin: 0; font-size: 16px; }
article h3 code { font-size: 14px; overflow-wrap: anywhere; }
article h3 > a { margin-left: auto; color: var(--dim); font-weight: 400; font-size: 13px; }
article h4 { margin: 16px 0 6px; color: var(--dim); font-size: 13px; font-weight: 500; }
article > p { margin: 6px 0 10px; }
.method { padding: 0 8px; border-radius: 6px; font: 600 12px/22px ui-monospace, Menlo, Consolas, monospace; }
.get { background: #0f3b38; color: #7cecdd; }
.post { background: #3a2f14; color: #f2d08b; }
.facts { display: flex; flex-wrap: wrap; gap: 6px; margin: 0; padding: 0; list-style: none; }
.facts li { padding: 0 10px; border: 1px solid var(--line); border-radius: 999px; color: #bac2cc; font-size: 12px; line-height: 24px; }
.facts .off { border-color: #5a4620; color: var(--gold); }
table { width: 100%; border-collapse: collapse; font-size: 13px; }
th { color: var(--dim); font-weight: 500; text-align: left; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td:first-child { white-space: nowrap; }
@media (max-width: 900px) { .page { display: block; } nav { position: static; height: auto; border: 0; } main { padding: 16px; } }
`
