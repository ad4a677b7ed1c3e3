import { type GraphiQLPlugin, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect } from 'react';
import { absentServicesIn } from './absentServices.ts';
import { type Example, offeredExamples, variablesOf } from './examples.ts';
import { SandboxNote } from './SandboxNote.tsx';

const OFFERED = offeredExamples(absentServicesIn(document));

/** Every example by domain; one that is pressed stands in a tab of its own, ready to run. */
function ExamplesPanel() {
  const actions = useGraphiQLActions();
  const editors = useGraphiQL(({ queryEditor, variableEditor }) => ({ queryEditor, variableEditor }));
  const activeTab = useGraphiQL(({ activeTabIndex }) => activeTabIndex);
  // Behind a dozen others the tab that was just opened is out of sight, and GraphiQL leaves it there.
  useEffect(() => {
    document.querySelector('.graphiql-tab-active')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeTab]);
  const open = (example: Example) => {
    actions.addTab();
    editors.queryEditor?.setValue(example.query);
    editors.variableEditor?.setValue(variablesOf(example));
  };
  return (
    <section className="examples" aria-label="Examples">
      <h2>Examples</h2>
      <SandboxNote />
      {OFFERED.map(({ domain, examples }) => (
        <section key={domain} aria-label={domain}>
          <h3>{domain}</h3>
          <ul>
            {examples.map((example) => (
              <li key={example.name}>
                <button type="button" onClick={() => open(example)}>
                  <span>{example.name}</span>
                  {example.isChange && <span className="examples-change">changes</span>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

const ExamplesIcon = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <path d="M4 5h16M4 10h16M4 15h10M4 20h7M18 15l3 2.5-3 2.5z" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

export const EXAMPLES_PLUGIN: GraphiQLPlugin = { title: 'Examples', icon: ExamplesIcon, content: ExamplesPanel };
