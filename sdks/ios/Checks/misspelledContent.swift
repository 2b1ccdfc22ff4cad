// error: missing argument for parameter 'at' in call
import Mezzanine
import SwiftUI

struct Screen: View {
  let shop: Space

  var body: some View {
    Mezzanine.Map(nil) { Marker(on: shop) }
  }
}
