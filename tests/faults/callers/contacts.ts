import type { Locator, Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { bodyUnread, type Caller, type NoCaller } from '../caller';
import { check, confirm, fill, inTurn, press } from '../steps';
import { settings, title } from './common';
import { fromForm } from './from-form';

const verifyContact = { as: 'uma', path: '/auth/verify-contact-info?type=email&purpose=personal' };
const aSecondPhone = async (world: MockWorld) => {
  const phones = ['+12125550190', '+12125550191'].map((number) => ({
    number,
    type: 'PHONE',
    isVerified: true,
    isPersonal: true,
    createdAt: 0,
    lastModifiedAt: 0,
  }));
  return world.state.patch('persons', 'mona', { phones });
};
const closedDialog = (page: Page): Locator => page.locator('body:not(:has(dialog[open]))');

/** The calls that change or verify a contact method. */
export const contactCallers = {
  changeUnverifiedEmail: fromForm('changeUnverifiedEmail'),
  sendMyEmailVerification: { as: 'vera', path: '/auth/email-verify-notification', act: press('Send code') },
  getContactInfo: settings('contact-info'),
  confirmContactInfo: { as: 'cora', path: '/auth/review-contact-info', act: press('Confirm') },
  listSystemOfRecordContacts: {
    ...settings('contact-info', 'sora'),
    goesOn: (page) => page.getByText('sora@example.com'),
  },
  addPhoneNumber: fromForm('addPhoneNumber', { goesOn: title('Add a phone number'), goesOnAfter: bodyUnread }),
  changePhoneUse: {
    ...settings('contact-info', 'mona'),
    way: inTurn(press('Edit +1 212 555 0190'), check('radio', 'Personal')),
    act: press('Save'),
    goesOn: closedDialog,
    goesOnAfter: bodyUnread,
  },
  deletePhoneNumber: {
    ...settings('contact-info', 'mona'),
    given: aSecondPhone,
    way: press('Delete +1 212 555 0191'),
    act: confirm('Delete'),
  },
  addEmailAddress: fromForm('addEmailAddress', { goesOn: title('Add an email address'), goesOnAfter: bodyUnread }),
  changeEmailUse: {
    ...settings('contact-info', 'mona'),
    way: inTurn(press('Edit mona@company.example'), check('radio', 'Personal')),
    act: press('Save'),
    goesOn: closedDialog,
    goesOnAfter: bodyUnread,
  },
  deleteEmailAddress: {
    ...settings('contact-info', 'mona'),
    way: press('Delete mona@company.example'),
    act: confirm('Delete'),
  },
  startContactVerification: verifyContact,
  verifyContact: { ...verifyContact, way: fill('Code', '1234'), act: press('Verify') },
  // The app logs the start of a verification. A failed log must not affect the user.
  batchLog: { ...verifyContact, goesOn: (page) => page.getByLabel('Code', { exact: true }) },
} satisfies Record<string, Caller | NoCaller>;
