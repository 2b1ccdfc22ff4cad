// error: cannot convert value of type 'Text' to expected argument type '[MapItem]'
import Mezzanine
import SwiftUI

struct Screen: View {
  var body: some View {
    Mezzanine.Map(nil) { Text("A view is no content of a map") }
  }
}
