// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "solady/auth/Ownable.sol";
import {ERC20} from "solady/tokens/ERC20.sol";
import {ExtensionAddress} from "../../templates/token/ExtensionAddress.sol";
import {ITaxedBase} from "../../templates/token/ITaxedBase.sol";
import {ITokenBase} from "../../templates/token/ITokenBase.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {AccessMatrix} from "../fixtures/AccessMatrix.sol";
import {TaxedFixture} from "../fixtures/TaxedFixture.sol";

/// @notice Who may call what of template 2: every function of its ABI, for every role. A function that nobody put into
/// a list below fails the test.
contract TaxedAccessTest is TaxedFixture, AccessMatrix {
    string private constant ARTIFACT = "out-templates/TaxedToken.sol/TaxedToken.json";

    string private constant POWERS = ",addExemption,completeOwnershipHandover,disableBlacklist,disableMint,disableSwapLimit,"
        "disableTaxChange,disableWalletLimit,freezeContractURI,launch,mint,renounceOwnership,setBlacklist,setContractURI,"
        "setFissionCount,setLauncher,setMarketingWallet,setShares,setSwapLimit,setSwapThreshold,setTaxes,setWalletLimit,"
        "startLiquidityPhase,stopLiquidityPhase,transferOwnership,";
    string private constant OPEN = ",transfer,transferFrom,approve,permit,burn,swapBack,registerPair,"
        "requestOwnershipHandover,cancelOwnershipHandover,";

    TaxedToken private token;

    function setUp() public override {
        super.setUp();
        registerTemplate(2, vm.getCode(ARTIFACT), taxedArrays(taxedDraft()));
        token = deployTaxed(2, alice, taxedArrays(taxedDraft()), "access");
    }

    function test_P12_EveryFunctionAsksForItsOwner() public {
        launchWithPool(token);
        assertMatrix(matrixOf(alice));
    }

    /// @notice P-20: after renouncing nobody has any of the owner's powers, the marketing wallet and whoever receives
    /// liquidity included.
    function test_P20_NobodyHasPowerAfterRenouncing() public {
        launchWithPool(token);
        vm.prank(alice);
        token.renounceOwnership();
        assertMatrix(matrixOf(address(0)));
        assertEq(token.capabilities(), 0);
    }

    /// @notice P-20: the extension, called at its own address, gives nobody anything.
    function test_P20_ExtensionHasNoOwner() public {
        Writer[] memory writers = writersOf("out-templates/TaxedTokenExtension.sol/TaxedTokenExtension.json");
        for (uint256 i = 0; i < writers.length; ++i) {
            vm.prank(alice);
            (bool ok,) = ExtensionAddress.EXTENSION.call(emptyCall(writers[i].selector));
            assertTrue(!ok || isHandover(writers[i].signature), writers[i].signature);
        }
    }

    /// @param owner zero: nobody may any more what is the owner's
    function matrixOf(address owner) private view returns (Matrix memory matrix) {
        (matrix.artifact, matrix.target, matrix.open) = (ARTIFACT, address(token), OPEN);
        matrix.roles = new Role[](1);
        matrix.roles[0] = Role(owner, Ownable.Unauthorized.selector, POWERS);
        matrix.callers = everybody();
        expectAnswer(matrix, ITokenBase.Token_ReceiverZero.selector, ",transfer,transferFrom,");
        expectAnswer(matrix, ERC20.PermitExpired.selector, ",permit,");
        expectAnswer(matrix, ITaxedBase.Token_NothingToSwap.selector, ",swapBack,");
        // It asks the address that is to be a pair, which is none.
        expectAnswer(matrix, 0, ",registerPair,");
        if (owner != address(0)) expectOwnerAnswers(matrix);
    }

    function expectOwnerAnswers(Matrix memory matrix) private pure {
        expectAnswer(matrix, ITaxedBase.Token_AlreadyLaunched.selector, ",launch,setLauncher,startLiquidityPhase,");
        expectAnswer(matrix, ITaxedBase.Token_LiquidityPhaseUnchanged.selector, ",stopLiquidityPhase,");
        expectAnswer(matrix, ITaxedBase.Token_ExemptionDirectionsUnknown.selector, ",addExemption,");
        expectAnswer(matrix, ITaxedBase.Token_MarketingWalletZero.selector, ",setMarketingWallet,");
        expectAnswer(matrix, ITaxedBase.Token_SharesNotWhole.selector, ",setShares,");
        expectAnswer(matrix, ITaxedBase.Token_SwapLimitTooLow.selector, ",setSwapLimit,");
        expectAnswer(matrix, ITaxedBase.Token_SwapThresholdOutOfRange.selector, ",setSwapThreshold,");
        expectAnswer(matrix, ITaxedBase.Token_WalletLimitTooLow.selector, ",setWalletLimit,");
        expectAnswer(matrix, ITokenBase.Token_MintTooEarly.selector, ",mint,");
        expectAnswer(matrix, Ownable.NewOwnerIsZeroAddress.selector, ",transferOwnership,");
        expectAnswer(matrix, Ownable.NoHandoverRequest.selector, ",completeOwnershipHandover,");
    }

    function everybody() private view returns (address[] memory callers) {
        callers = new address[](12);
        (callers[0], callers[1], callers[2], callers[3]) = (alice, bob, marketing, DEAD);
        (callers[4], callers[5], callers[6]) = (platform, address(factory), address(registry));
        (callers[7], callers[8], callers[9]) = (address(router), address(token), token.tokenVault());
        (callers[10], callers[11]) = (ExtensionAddress.EXTENSION, address(0));
    }

    /// @dev Asking for ownership of nothing is no power.
    function isHandover(string memory signature) private pure returns (bool) {
        return same(signature, "requestOwnershipHandover()") || same(signature, "cancelOwnershipHandover()");
    }
}
