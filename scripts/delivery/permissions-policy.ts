/** The browser features that a sign-in does not need. */
const switchedOff =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope hid idle-detection ' +
  'local-fonts magnetometer microphone midi payment picture-in-picture screen-wake-lock serial usb xr-spatial-tracking';

/** Passkeys work on our own origin only. */
export const permissionsPolicy = [
  ...switchedOff.split(' ').map((feature) => `${feature}=()`),
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
].join(', ');
