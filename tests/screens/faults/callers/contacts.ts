import { field, heading } from '../../screen';
import { bodyUnread, settings } from '../caller';
import { kinds } from '../kinds';
import { check, confirm, fill, inTurn, press } from '../steps';
import type { Callers } from '../table';
import { page } from 'vitest/browser';
import type { MockWorld } from '../../../../mock-server/client/world';

const verifyContact = { as: 'uma', path: '/auth/verify-contact-info?type=email&purpose=personal' };
const aSecondPhone = (world: MockWorld) => {
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
const closedDialog = () => document.querySelector('dialog[open]') === null;

/** The calls that change or verify a contact method. */
export const contactCallers = {
  changeUnverifiedEmail: {
    as: 'vera',
    path: '/auth/email-verify-notification',
    way: inTurn(press('Change email address'), fill('New email address', 'vera.new@example.com')),
    act: press('Save and send code'),
    kept: ['New email address', 'vera.new@example.com'],
  },
  sendMyEmailVerification: { as: 'vera', path: '/auth/email-verify-notification', act: press('Send code') },
  getContactInfo: settings('contact-info'),
  confirmContactInfo: { as: 'cora', path: '/auth/review-contact-info', act: press('Confirm') },
  listSystemOfRecordContacts: {
    ...settings('contact-info', 'sora'),
    unseen: [{ after: kinds, shows: page.getByText('sora@example.com') }],
  },
  addPhoneNumber: {
    as: 'phil',
    path: '/auth/add-phone',
    way: fill('Phone number', '(212) 555-0142'),
    act: press('Add phone number'),
    kept: ['Phone number', '(212) 555-0142'],
    unseen: [{ after: bodyUnread, shows: heading('Add a phone number') }],
  },
  changePhoneUse: {
    ...settings('contact-info', 'mona'),
    way: inTurn(press('Edit +1 212 555 0190'), check('radio', 'Personal')),
    act: press('Save'),
    unseen: [{ after: bodyUnread, shows: closedDialog }],
  },
  deletePhoneNumber: {
    ...settings('contact-info', 'mona'),
    given: aSecondPhone,
    way: press('Delete +1 212 555 0191'),
    act: confirm('Delete'),
  },
  addEmailAddress: {
    as: 'ella',
    path: '/auth/add-email',
    way: fill('Email address', 'ella@example.com'),
    act: press('Add email address'),
    kept: ['Email address', 'ella@example.com'],
    unseen: [{ after: bodyUnread, shows: heading('Add an email address') }],
  },
  changeEmailUse: {
    ...settings('contact-info', 'mona'),
    way: inTurn(press('Edit mona@company.example'), check('radio', 'Personal')),
    act: press('Save'),
    unseen: [{ after: bodyUnread, shows: closedDialog }],
  },
  deleteEmailAddress: {
    ...settings('contact-info', 'mona'),
    way: press('Delete mona@company.example'),
    act: confirm('Delete'),
  },
  startContactVerification: verifyContact,
  verifyContact: { ...verifyContact, way: fill('Code', '1234'), act: press('Verify') },
  // The app logs the start of a verification. A failed log must not affect the user.
  batchLog: { ...verifyContact, unseen: [{ after: kinds, shows: field('Code') }] },
} satisfies Callers;
