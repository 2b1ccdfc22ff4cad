/**
 * Which product a search hit belongs to, by the first segment of its address; `{Product}` is the
 * product's name. Sets named here are SDKs: each has a version dropdown in the navigation.
 */
export const hitLabels: Readonly<Record<string, string>> = {
  'web-sdk': '{Product} JS',
  'react-native-sdk': 'React Native SDK',
  'android-sdk': 'Android SDK',
  'ios-sdk': 'iOS SDK',
};
