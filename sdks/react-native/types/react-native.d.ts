/**
 * The parts of React Native that the SDK uses. React Native is a peer of 200 MB that this repository
 * does not install. The test of `e2e/packages/react-native` compiles the same sources against
 * React Native's own types.
 */
declare module 'react-native' {
  import type { ComponentType, ReactElement, ReactNode, Ref } from 'react';

  export interface ViewStyle {
    readonly alignItems?: 'center' | 'flex-start' | 'flex-end' | 'stretch' | undefined;
    readonly backgroundColor?: string | undefined;
    readonly borderColor?: string | undefined;
    readonly borderRadius?: number | undefined;
    readonly borderWidth?: number | undefined;
    readonly bottom?: number | undefined;
    readonly flex?: number | undefined;
    readonly flexDirection?: 'row' | 'column' | undefined;
    readonly gap?: number | undefined;
    readonly height?: number | `${number}%` | undefined;
    readonly justifyContent?: 'center' | 'flex-start' | 'flex-end' | 'space-between' | undefined;
    readonly left?: number | undefined;
    readonly margin?: number | undefined;
    readonly maxHeight?: number | `${number}%` | undefined;
    readonly minHeight?: number | `${number}%` | undefined;
    readonly opacity?: number | undefined;
    readonly overflow?: 'visible' | 'hidden' | 'scroll' | undefined;
    readonly padding?: number | undefined;
    readonly paddingHorizontal?: number | undefined;
    readonly paddingVertical?: number | undefined;
    readonly position?: 'absolute' | 'relative' | undefined;
    readonly right?: number | undefined;
    readonly top?: number | undefined;
    readonly width?: number | `${number}%` | undefined;
    readonly zIndex?: number | undefined;
  }

  export interface TextStyle extends ViewStyle {
    readonly color?: string | undefined;
    readonly fontSize?: number | undefined;
    readonly fontWeight?: 'normal' | 'bold' | '600' | undefined;
    readonly textAlign?: 'left' | 'center' | 'right' | undefined;
  }

  export type StyleProp<Style> = Style | readonly StyleProp<Style>[] | null | undefined | false;

  export interface AccessibilityProps {
    readonly accessible?: boolean | undefined;
    readonly accessibilityElementsHidden?: boolean | undefined;
    readonly accessibilityHint?: string | undefined;
    readonly accessibilityLabel?: string | undefined;
    readonly accessibilityLiveRegion?: 'none' | 'polite' | 'assertive' | undefined;
    readonly accessibilityRole?:
      | 'adjustable'
      | 'alert'
      | 'button'
      | 'header'
      | 'image'
      | 'list'
      | 'progressbar'
      | 'search'
      | 'text'
      | undefined;
    readonly accessibilityState?:
      | {
          readonly busy?: boolean | undefined;
          readonly disabled?: boolean | undefined;
          readonly selected?: boolean | undefined;
        }
      | undefined;
    readonly importantForAccessibility?: 'auto' | 'yes' | 'no' | 'no-hide-descendants' | undefined;
  }

  export interface LayoutChangeEvent {
    readonly nativeEvent: { readonly layout: { readonly width: number; readonly height: number } };
  }

  export interface ViewProps extends AccessibilityProps {
    readonly children?: ReactNode;
    readonly onLayout?: ((event: LayoutChangeEvent) => void) | undefined;
    readonly pointerEvents?: 'auto' | 'none' | 'box-none' | 'box-only' | undefined;
    readonly style?: StyleProp<ViewStyle>;
    readonly testID?: string | undefined;
  }
  export const View: ComponentType<ViewProps>;

  export interface TextProps extends AccessibilityProps {
    readonly children?: ReactNode;
    readonly numberOfLines?: number | undefined;
    readonly style?: StyleProp<TextStyle>;
    readonly testID?: string | undefined;
  }
  export const Text: ComponentType<TextProps>;

  export interface PressableProps extends ViewProps {
    readonly disabled?: boolean | undefined;
    readonly onPress?: (() => void) | undefined;
  }
  export const Pressable: ComponentType<PressableProps>;

  export interface TextInputProps extends ViewProps {
    readonly onChangeText?: ((text: string) => void) | undefined;
    readonly placeholder?: string | undefined;
    readonly value?: string | undefined;
  }
  export const TextInput: ComponentType<TextInputProps>;

  export const ScrollView: ComponentType<ViewProps & { readonly horizontal?: boolean | undefined }>;

  export interface ListRenderItemInfo<Item> {
    readonly item: Item;
    readonly index: number;
  }
  export interface FlatListProps<Item> extends ViewProps {
    readonly data: readonly Item[];
    readonly keyExtractor: (item: Item, index: number) => string;
    readonly renderItem: (info: ListRenderItemInfo<Item>) => ReactElement | null;
    readonly ListEmptyComponent?: ReactElement | null;
  }
  export function FlatList<Item>(props: FlatListProps<Item>): ReactElement;

  export const ActivityIndicator: ComponentType<
    ViewProps & { readonly size?: 'small' | 'large' | undefined }
  >;
  export const SafeAreaView: ComponentType<ViewProps>;

  export const StyleSheet: {
    create<Styles extends Readonly<Record<string, ViewStyle | TextStyle>>>(styles: Styles): Styles;
  };

  export interface Subscription {
    remove(): void;
  }
  export const AppState: {
    readonly currentState: string;
    addEventListener(type: 'change', listener: (state: string) => void): Subscription;
  };

  export const AccessibilityInfo: {
    announceForAccessibility(text: string): void;
    isScreenReaderEnabled(): Promise<boolean>;
    addEventListener(
      type: 'screenReaderChanged',
      listener: (isEnabled: boolean) => void,
    ): Subscription;
  };

  export function useColorScheme(): 'light' | 'dark' | 'unspecified' | null | undefined;

  export const AppRegistry: {
    registerComponent(name: string, provider: () => ComponentType): string;
    runApplication(
      name: string,
      parameters: { readonly rootTag: Ref<unknown> | Element | null },
    ): void;
  };
}
