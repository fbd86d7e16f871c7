import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import './workbench.css';
import './parts/forms.css';
import './parts/rows.css';
import './contract/contract.css';
import { QueryClientProvider } from '@tanstack/react-query';
import i18n from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import ui from '../../locales/en/ui.json';
import { ContractPage } from './contract/ContractPage';
import { allowHtml, followScheme } from './contract/swagger';
import { isContract } from './data/page';
import { queries } from './data/queries';
import { followChanges } from './data/changes';
import { Workbench } from './frame/Workbench';
import { Acting } from './parts/Acting';

// The UI kit (src/ui) shows these. The dashboard has no other texts.
void i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { ui } } });

const root = document.getElementById('workbench');
if (root) {
  followChanges();
  if (isContract) {
    allowHtml();
    followScheme();
  }
  createRoot(root).render(
    <QueryClientProvider client={queries}>
      <Acting>{isContract ? <ContractPage /> : <Workbench />}</Acting>
    </QueryClientProvider>,
  );
}
