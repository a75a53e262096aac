import { createRoot } from 'react-dom/client';
import { bareForm } from '../../form/page/bare-form.ts';

/** Puts the browser's own controls into a page that React draws: what any page of React has to load is in both. */
function BarePage() {
  return (
    <div
      ref={(place) => {
        place?.replaceChildren(bareForm());
      }}
    />
  );
}

const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(<BarePage />);
