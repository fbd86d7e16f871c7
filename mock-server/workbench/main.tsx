import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import './workbench.css';
import './parts/forms.css';
import './parts/rows.css';
import './contract/contract.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { i18n } from '../../src/texts/page-texts';
import { ContractPage } from './contract/ContractPage';
import { allowHtml, followScheme } from './contract/swagger';
import { isContract } from './data/page';
import { queries } from './data/queries';
import { followEvents } from './data/events';
import { Workbench } from './frame/Workbench';
import { Acting } from './parts/Acting';

// The UI kit (src/ui) adds its own English texts. It needs an initialized instance, and the dashboard has no others.
void i18n.init({ lng: 'en', resources: {} });

const root = document.getElementById('workbench');
if (root) {
  followEvents();
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
