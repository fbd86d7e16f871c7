import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import './workbench.css';
import './parts/forms.css';
import './parts/rows.css';
import { QueryClientProvider } from '@tanstack/react-query';
import i18n from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import ui from '../../locales/en/ui.json';
import { nameWorldInAddress } from './data/page';
import { followChanges, queries } from './data/queries';
import { Acting } from './parts/Acting';
import { Workbench } from './Workbench';

// The UI kit (src/ui) shows these. The dashboard has no other texts.
void i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { ui } } });

const root = document.getElementById('workbench');
if (root) {
  nameWorldInAddress();
  followChanges();
  createRoot(root).render(
    <QueryClientProvider client={queries}>
      <Acting>
        <Workbench />
      </Acting>
    </QueryClientProvider>,
  );
}
