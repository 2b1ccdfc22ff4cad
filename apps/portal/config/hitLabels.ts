/**
 * Product of a search hit, by the first path segment; `{Product}` is the product's name. The sets listed
 * here are SDKs: each has a version dropdown in the navigation.
 */
export const hitLabels: Readonly<Record<string, string>> = {
  'web-sdk': '{Product} JS',
  'react-native-sdk': 'React Native SDK',
  'android-sdk': 'Android SDK',
  'ios-sdk': 'iOS SDK',
};
