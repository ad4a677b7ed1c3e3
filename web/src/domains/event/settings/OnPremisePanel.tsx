import { onPremiseTexts } from './onPremiseMessages.ts';
import { TeaserPanel } from './TeaserPanel.tsx';

/** What running the chat on one's own servers is, and the way to ask for it. */
export default function OnPremisePanel() {
  return <TeaserPanel feature="on-premise" intro={[onPremiseTexts.text, onPremiseTexts.how]} />;
}
